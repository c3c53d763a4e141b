import stored from './result-kinds.json' with { type: 'json' }

/** Groups of results, in display order. */
export const comparedResultGroups = [
  'Design',
  'Cost',
  'Mailboxes and databases',
  'Failures',
  'Capacity',
  'Load',
  'Servers',
  'Latency',
] as const
export type ComparedResultGroup = (typeof comparedResultGroups)[number]

/** A result that plans are compared by. */
export type ComparedResultKind<Key extends string = string> = {
  readonly key: Key
  readonly group: ComparedResultGroup
  readonly label: string
  /** Which direction is better for the customer; null if neither is. */
  readonly better: (typeof betterDirections)[number]
}

const betterDirections = ['more', 'less', null] as const

export type ComparedResultKey = keyof typeof stored

/** Results that plans are compared by, in display order; the last four are of 2013 to SE alone. */
export const comparedResultKinds: readonly ComparedResultKind<ComparedResultKey>[] = Object.keys(
  stored,
)
  .filter(isResultKey)
  .map((key) => {
    const { label, ...of } = stored[key]
    const better = betterDirections.find((one) => one === of.better)
    if (better === undefined)
      throw new Error(`The result ${key} cannot be better with ${of.better}`)
    const group = comparedResultGroups.find((one) => one === of.group)
    if (!group) throw new Error(`The result ${key} is in no group ${of.group}`)
    return { key, group, label, better }
  })

function isResultKey(word: string): word is ComparedResultKey {
  return Object.hasOwn(stored, word)
}
