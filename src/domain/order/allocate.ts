/** What a warehouse has of a size (null: unlimited), and how long it takes to leave from there. */
export type Shelf = { warehouseId: number; quantity: number | null; leadDays: number };

/** From which warehouses a quantity comes: each gives what it has, the quickest first. */
export function allocate(quantity: number, shelves: readonly Shelf[]): Allocation[] {
  let left = inThousandths(quantity);
  const taken: Allocation[] = [];
  const quickest = shelves.toSorted((a, b) => a.leadDays - b.leadDays || a.warehouseId - b.warehouseId);
  for (const shelf of quickest) {
    const given = shelf.quantity === null ? left : Math.min(left, inThousandths(shelf.quantity));
    if (given <= 0) continue;
    taken.push({ warehouseId: shelf.warehouseId, quantity: given / 1000 });
    left -= given;
  }
  return taken;
}

export type Allocation = { warehouseId: number; quantity: number };

const inThousandths = (quantity: number) => Math.round(quantity * 1000);
