export type Answer = number | string | boolean | null

/** The units a person may type into a number field; the first is the one the plan holds. */
export type TypedUnit =
  | ''
  | '%'
  | 'KB'
  | 'MB'
  | 'GB'
  | 'TB'
  | 'KiB'
  | 'MiB'
  | 'GiB'
  | 'days'
  | 'IOPS'

/** What a control is called, and what its answer is and when to change it. */
export type Asked = { readonly label: string; readonly help: string }

/** The box of a number. Ranges are inclusive and in `unit`. */
export type NumberBox = Asked & {
  readonly kind: 'number'
  readonly unit: TypedUnit
  /** The unit in words after the box, where it has no symbol. */
  readonly suffix: string
  readonly min: number
  readonly max: number
  readonly whole: boolean
  /** What an empty box means; null where an answer is needed. */
  readonly empty: string | null
}

type Choice<V extends string> = { readonly value: V; readonly label: string }

/** A list of a few values, each with what else is known of it. */
export type ChoiceBox<V extends string = string, Known = unknown> = Asked & {
  readonly kind: 'choice'
  readonly choices: readonly (Choice<V> & Known)[]
}

export type TextBox = Asked & {
  readonly kind: 'text'
  /** How many characters can be typed. */
  readonly max: number
  readonly pattern: RegExp
  /** What the pattern takes, in words. */
  readonly takes: string
  /** The part of it that stands for all where answers are told. */
  readonly told?: RegExp
}
