/** A number with its name, as `Worked` is. */
export type Valued = { readonly label: string; readonly value: number }

/**
 * What code asked of numbers outside of formulas while a plan was sized: what a figure comes to holds as
 * long as each of these still has the answer that it had.
 */
export type Choice<N extends Valued = Valued> =
  /** A number was read: all that is known is that it was this. */
  | { readonly kind: 'read'; readonly of: N; readonly value: number }
  /** An answer of the plan was read by its key, or of a tier by its index and key. */
  | { readonly kind: 'answer'; readonly path: readonly string[]; readonly value: unknown }
  /** Two numbers were compared, `above` by more than floating-point arithmetic leaves behind. */
  | {
      readonly kind: 'compared'
      readonly sign: 'above' | '>'
      readonly left: N | number
      readonly right: N | number
      readonly holds: boolean
      /** Whether only words depend on it, and no figure. */
      readonly aside: boolean
    }

/** What a recording collects. */
export type Recording = {
  readonly choices: Choice[]
  /** What was asked of a number or an answer, by what it was compared with. */
  readonly asked: Map<unknown, Map<unknown, Set<Asked>>>
  readonly born: WeakMap<Valued, number>
  readonly marks: Map<string, number>
  /** How many formulas are being worked out: what they read is no choice. */
  quiet: number
  isAside: boolean
}

type Sign = Extract<Choice, { readonly kind: 'compared' }>['sign']

/** What is asked for words alone is asked again where a figure depends on it. */
type Asked = Choice['kind'] | Sign | `${Sign} for words`

/**
 * The one thing that the engine keeps and changes: while something is recorded, to read a number tells
 * so. Without a recording nothing here does anything.
 */
export const running: { recording: Recording | null } = { recording: null }

/** A number that was just worked out of others: while a recording runs, reading it is a choice. */
export function made<W extends Valued>(worked: W): W {
  const { recording } = running
  if (!recording) return worked
  const { value } = worked
  recording.born.set(worked, recording.choices.length)
  return Object.defineProperty(worked, 'value', {
    enumerable: true,
    get: () => {
      choose({ kind: 'read', of: worked, value }, worked, null, 'read')
      return value
    },
  })
}

/** Says how far the work has come: what is chosen later decides nothing about what there is now. */
export function mark(stage: string): void {
  const { recording } = running
  recording?.marks.set(stage, recording.choices.length)
}

/** Reads numbers for a formula or a total that says itself what it made of them. */
export function quietly<T>(read: () => T): T {
  const { recording } = running
  if (!recording) return read()
  // Nothing is left of a recording that throws.
  recording.quiet += 1
  const result = read()
  recording.quiet -= 1
  return result
}

/** Decides about words: no figure is a consequence of what is compared for them. */
export function forWords<T>(decide: () => T): T {
  const { recording } = running
  if (!recording) return decide()
  recording.isAside = true
  const result = decide()
  recording.isAside = false
  return result
}

/** Whether a number is more than another; `above`, whether by more than noise. */
export function comparedBy(
  sign: Sign,
  left: Valued | number,
  right: Valued | number,
  holds: (left: number, right: number) => boolean,
): boolean {
  const found = quietly(() => holds(numberOf(left), numberOf(right)))
  const aside = running.recording?.isAside ?? false
  const asked = aside ? (`${sign} for words` as const) : sign
  choose({ kind: 'compared', sign, left, right, holds: found, aside }, left, right, asked)
  return found
}

function numberOf(number: Valued | number): number {
  return typeof number === 'number' ? number : number.value
}

/** Adds a choice, once, unless what is read is told by a formula. */
export function choose(choice: Choice, of: unknown, beside: unknown, asked: Asked): void {
  const { recording } = running
  if (!recording || recording.quiet > 0) return
  const ofThis = recording.asked.get(of) ?? new Map<unknown, Set<Asked>>()
  recording.asked.set(of, ofThis)
  const before = ofThis.get(beside) ?? new Set()
  ofThis.set(beside, before)
  if (before.has(asked)) return
  before.add(asked)
  recording.choices.push(choice)
}

/** The same answers but for some: while a recording runs, none is read by that. */
export function withAnswers<P extends object>(plan: P, changed: Partial<P>): P {
  if (!running.recording) return { ...plan, ...changed }
  return new Proxy(plan, {
    get: (target, key) => Reflect.get(Object.hasOwn(changed, key) ? changed : target, key),
  })
}
