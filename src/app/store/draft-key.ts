/** The key of a draft or an origin: a field and the tier it belongs to; 0 for what the plan has once. */
export function draftKey({ field, tier }: { field: string; tier: number }): string {
  return `${field}/${tier}`
}
