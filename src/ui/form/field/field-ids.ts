/** The ids of a field's elements. The control's one also names its check in a query, so it has no hyphens. */
export function fieldIds(name: string) {
  const control = `field_${name}`;
  return { control, hint: `${control}_hint`, message: `${control}_message` };
}
