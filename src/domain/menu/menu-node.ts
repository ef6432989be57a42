/** A category with what is below it; `hasSlides` where the menu shows slides beside it. */
export type MenuNode = { id: number; slug: string; name: string; children: MenuNode[]; hasSlides?: boolean };
