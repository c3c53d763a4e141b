/**
 * What an object must satisfy to have no keys but these. Of a JSON, unlike of a literal, the
 * compiler accepts others: `words satisfies OnlyKeys<typeof words, Key>`.
 */
export type OnlyKeys<T, Key extends PropertyKey> = Readonly<Record<Exclude<keyof T, Key>, never>>
