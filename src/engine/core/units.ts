/**
 * The kinds of unit, each as powers of what it is made of. Counts, shares and factors are plain
 * numbers, messages and logs too: IOPS per drive are IOPS.
 */
export const kinds = {
  count: {},
  factor: {},
  share: {},
  size: { bytes: 1 },
  time: { seconds: 1 },
  rate: { seconds: -1 },
  load: { transfers: 1, seconds: -1 },
  throughput: { bytes: 1, seconds: -1 },
  'load per rate': { transfers: 1 },
  'size per rate': { bytes: 1, seconds: 1 },
  'time per load': { seconds: 2, transfers: -1 },
  cycles: { cycles: 1 },
  'cycles per rate': { cycles: 1, seconds: 1 },
  price: { money: 1 },
  power: { energy: 1, seconds: -1 },
  energy: { energy: 1 },
  'price of energy': { money: 1, energy: -1 },
} as const satisfies Record<string, Powers>

/** Powers of base units. One that is not named has power 0. */
export type Powers = Partial<
  Readonly<Record<'bytes' | 'seconds' | 'transfers' | 'cycles' | 'money' | 'energy', number>>
>

const day = 86_400

/**
 * Every unit the product knows, and how many bytes, seconds and so on are one of it. A number inside
 * the engine always carries one of these.
 * Decimal and binary sizes never share a name: 1 GB = 1000 MB, 1 GiB = 1024 MiB.
 */
export const units = {
  mailboxes: { kind: 'count', per: 1 },
  databases: { kind: 'count', per: 1 },
  copies: { kind: 'count', per: 1 },
  servers: { kind: 'count', per: 1 },
  sites: { kind: 'count', per: 1 },
  dags: { kind: 'count', per: 1 },
  clusters: { kind: 'count', per: 1 },
  volumes: { kind: 'count', per: 1 },
  arrays: { kind: 'count', per: 1 },
  enclosures: { kind: 'count', per: 1 },
  blocks: { kind: 'count', per: 1 },
  drives: { kind: 'count', per: 1 },
  /** Places of a server or a shelf for one drive each. */
  bays: { kind: 'count', per: 1 },
  ports: { kind: 'count', per: 1 },
  /** Heights of 44.45 mm. */
  'rack units': { kind: 'factor', per: 1 },
  /** Drives that would do the same work; seldom a whole number. */
  'drive equivalents': { kind: 'factor', per: 1 },
  groups: { kind: 'count', per: 1 },
  pools: { kind: 'count', per: 1 },
  years: { kind: 'count', per: 1 },
  months: { kind: 'count', per: 1 },
  logs: { kind: 'count', per: 1 },
  messages: { kind: 'count', per: 1 },
  items: { kind: 'count', per: 1 },
  /** Pages of a database. */
  pages: { kind: 'count', per: 1 },
  cores: { kind: 'count', per: 1 },
  /** Threads of a load generator. */
  threads: { kind: 'count', per: 1 },
  /** Streams of logs from one copy of a database to another. */
  streams: { kind: 'count', per: 1 },
  'storage groups': { kind: 'count', per: 1 },
  'mailboxes/database': { kind: 'factor', per: 1 },
  'messages/day': { kind: 'rate', per: 1 / day },
  'logs/day': { kind: 'rate', per: 1 / day },
  days: { kind: 'time', per: day },
  hours: { kind: 'time', per: 3600 },
  ms: { kind: 'time', per: 1e-3 },
  s: { kind: 'time', per: 1 },
  IOPS: { kind: 'load', per: 1 },
  'IOPS/mailbox': { kind: 'load', per: 1 },
  /** For every message a day. */
  'IOPS/message': { kind: 'load per rate', per: day },
  'IOPS/database': { kind: 'load', per: 1 },
  'IOPS/drive': { kind: 'load', per: 1 },
  'GB/drive': { kind: 'size', per: 1e9 },
  /** Latency that each IOPS on a drive adds. */
  'ms/(IOPS/drive)': { kind: 'time per load', per: 1e-3 },
  rpm: { kind: 'rate', per: 1 / 60 },
  'MB/s': { kind: 'throughput', per: 1e6 },
  'MiB/s': { kind: 'throughput', per: 2 ** 20 },
  'MB/day': { kind: 'throughput', per: 1e6 / day },
  'MiB/day': { kind: 'throughput', per: 2 ** 20 / day },
  /** Megabits a second: of 1,000,000 bits, as links are sold. */
  'Mb/s': { kind: 'throughput', per: 1e6 / 8 },
  'MB/s/database': { kind: 'throughput', per: 1e6 },
  'MiB/s/database': { kind: 'throughput', per: 2 ** 20 },
  /** For every message a day. */
  'MB/message': { kind: 'size per rate', per: 1e6 * day },
  /** For every message a day. */
  'MiB/message': { kind: 'size per rate', per: 2 ** 20 * day },
  /** Millions of processor cycles in every second. */
  megacycles: { kind: 'cycles', per: 1e6 },
  'megacycles/core': { kind: 'cycles', per: 1e6 },
  'megacycles/mailbox': { kind: 'cycles', per: 1e6 },
  /** For every message a day. */
  'megacycles/message': { kind: 'cycles per rate', per: 1e6 * day },
  /** A server’s or a core’s SPECint_rate2006. */
  SPECint: { kind: 'factor', per: 1 },
  /** A price, in the currency that the plan names. */
  money: { kind: 'price', per: 1 },
  W: { kind: 'power', per: 1 },
  Wh: { kind: 'energy', per: 3600 },
  kWh: { kind: 'energy', per: 3.6e6 },
  'kWh/year': { kind: 'energy', per: 3.6e6 },
  /** A price, in the currency that the plan names. */
  'money/kWh': { kind: 'price of energy', per: 1 / 3.6e6 },
  /** A share. The value is the fraction, 0.15; it is shown as 15 %. */
  '%': { kind: 'share', per: 1 },
  /** A bare factor, such as how many times slower one model is than another. */
  '×': { kind: 'factor', per: 1 },
  bits: { kind: 'size', per: 1 / 8 },
  bytes: { kind: 'size', per: 1 },
  /** Megabits, of 1,000,000 bits. */
  Mb: { kind: 'size', per: 1e6 / 8 },
  KB: { kind: 'size', per: 1e3 },
  MB: { kind: 'size', per: 1e6 },
  GB: { kind: 'size', per: 1e9 },
  TB: { kind: 'size', per: 1e12 },
  KiB: { kind: 'size', per: 2 ** 10 },
  MiB: { kind: 'size', per: 2 ** 20 },
  /** Growth of a mailbox in a week, and in a year. */
  'MB/week': { kind: 'size', per: 1e6 },
  'MiB/week': { kind: 'size', per: 2 ** 20 },
  'GB/year': { kind: 'size', per: 1e9 },
  'GiB/year': { kind: 'size', per: 2 ** 30 },
  GiB: { kind: 'size', per: 2 ** 30 },
  TiB: { kind: 'size', per: 2 ** 40 },
} as const satisfies Record<string, { kind: keyof typeof kinds; per: number }>

/** The name of a unit. */
export type Unit = keyof typeof units

/** Sizes as they are computed, or all by 1,000 bytes or all by 1,024. */
export type Sizes = 'computed' | 'decimal' | 'binary'

/** The name of a unit that counts something. */
export type Count = {
  [U in Unit]: (typeof units)[U]['kind'] extends 'count' ? U : never
}[Unit]

type DecimalSize = 'KB' | 'MB' | 'GB' | 'TB'
type BinarySize = 'KiB' | 'MiB' | 'GiB' | 'TiB'
type SizeUnit = 'bits' | 'bytes' | 'Mb' | DecimalSize | BinarySize
type TimeUnit = 'ms' | 's' | 'hours' | 'days'

/** The unit of a constant in a formula: of a figure, or of a conversion, by the day where named so. */
export type ConstantUnit =
  | Unit
  | `${SizeUnit}/${SizeUnit}${'' | '/day'}`
  | `${TimeUnit}/${TimeUnit}`
  | 'Wh/kWh'

/** A size in another unit of size; decimal and binary convert through bytes. */
export function convertSize(value: number, from: SizeUnit, to: SizeUnit): number {
  return (value * units[from].per) / units[to].per
}

/** Relative size of what floating-point arithmetic leaves behind: 6000 × 1.15 is 6899.999…. */
export const dust = 1e-9

/**
 * The next whole number up, unless the value lies above one by no more than floating-point dust.
 * What is above 0 is never rounded to 0.
 */
export function ceilWhole(value: number): number {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) <= dust * Math.abs(value) ? nearest : Math.ceil(value)
}
