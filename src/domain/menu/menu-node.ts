/** A category with what is below it. */
export type MenuNode = { id: number; slug: string; name: string; children: MenuNode[] };
