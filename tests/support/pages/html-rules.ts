import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const ON = 'error';

/** Works the rules out once: by itself the checker does so again for every page. */
class SameRules extends StaticConfigLoader {
  #rules: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(page: string) {
    this.#rules ??= super.getConfigFor(page);
    return this.#rules;
  }
}

/** Holds HTML to the standard, and to what makes it accessible. */
const RULES = new SameRules({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML in its own way: `charSet`, `<br/>`, `hidden=""`. All of it means the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Its ids begin with '_': only HTML 4 wanted a letter there.
    'valid-id': [ON, { relaxed: true }],
    // A list may have a name; the rule would leave that to landmarks and controls.
    'aria-label-misuse': [ON, { allowAnyNamable: true }],
    // Several values of one filter are boxes with one name; a pressed button outdoes what a hidden field says.
    'form-dup-name': 'off',
    // The results of a search as one types are links and groups, which a <select> cannot hold.
    'prefer-native-element': [ON, { exclude: ['listbox'] }],
    // The forms of the wishlist and compare toggles stand once on every page, their buttons in the cards: some pages have no card.
    'wcag/h32': 'off',
  },
});
const checker = new HtmlValidate(RULES);

/** What is wrong with a page, each with its place. */
export async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
