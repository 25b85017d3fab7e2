export interface Place {
  position: number | null;
  id: number;
}

export interface PlacedCourse {
  id: string;
  position: number | null;
}

export function placeOf({ position, id }: PlacedCourse): Place {
  return { position, id: Number(id) };
}

export function formatCursor({ position, id }: Place): string {
  return Buffer.from(`${position ?? ''}.${id}`).toString('base64url');
}

export function parseCursor(cursor: string): Place | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, position, id] = /^(-?\d{1,10})?\.(\d{1,15})$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  return { position: position === undefined ? null : Number(position), id: Number(id) };
}

export function comesAfter(one: Place, other: Place): boolean {
  const place = one.position ?? Infinity;
  const otherPlace = other.position ?? Infinity;
  return place === otherPlace ? one.id > other.id : place > otherPlace;
}
