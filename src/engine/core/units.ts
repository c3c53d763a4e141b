const day = 86_400

/**
 * Every unit of the product, and how many bytes, seconds and so on one of it is. Every number in
 * the engine carries a unit. Decimal and binary sizes never share a name: 1 GB = 1000 MB, 1 GiB =
 * 1024 MiB.
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
  /** Height units of a rack, 44.45 mm each. */
  'rack units': { kind: 'factor', per: 1 },
  /** Number of drives that would do the same work; rarely whole. */
  'drive equivalents': { kind: 'factor', per: 1 },
  groups: { kind: 'count', per: 1 },
  pools: { kind: 'count', per: 1 },
  years: { kind: 'count', per: 1 },
  months: { kind: 'count', per: 1 },
  logs: { kind: 'count', per: 1 },
  messages: { kind: 'count', per: 1 },
  items: { kind: 'count', per: 1 },
  /** Database pages. */
  pages: { kind: 'count', per: 1 },
  cores: { kind: 'count', per: 1 },
  /** Threads of a load generator. */
  threads: { kind: 'count', per: 1 },
  /** Log streams from one database copy to another. */
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
  /** IOPS for each message a day. */
  'IOPS/message': { kind: 'load per rate', per: day },
  'IOPS/database': { kind: 'load', per: 1 },
  'IOPS/drive': { kind: 'load', per: 1 },
  'GB/drive': { kind: 'size', per: 1e9 },
  /** Latency added by each IOPS on a drive. */
  'ms/(IOPS/drive)': { kind: 'time per load', per: 1e-3 },
  rpm: { kind: 'rate', per: 1 / 60 },
  'MB/s': { kind: 'throughput', per: 1e6 },
  'MiB/s': { kind: 'throughput', per: 2 ** 20 },
  'MB/day': { kind: 'throughput', per: 1e6 / day },
  'MiB/day': { kind: 'throughput', per: 2 ** 20 / day },
  /** Megabits per second, of 1,000,000 bits, as links are sold. */
  'Mb/s': { kind: 'throughput', per: 1e6 / 8 },
  'MB/s/database': { kind: 'throughput', per: 1e6 },
  'MiB/s/database': { kind: 'throughput', per: 2 ** 20 },
  /** Megabytes for each message a day. */
  'MB/message': { kind: 'size per rate', per: 1e6 * day },
  /** Mebibytes for each message a day. */
  'MiB/message': { kind: 'size per rate', per: 2 ** 20 * day },
  /** Million processor cycles per second. */
  megacycles: { kind: 'cycles', per: 1e6 },
  'megacycles/core': { kind: 'cycles', per: 1e6 },
  'megacycles/mailbox': { kind: 'cycles', per: 1e6 },
  /** Megacycles for each message a day. */
  'megacycles/message': { kind: 'cycles per rate', per: 1e6 * day },
  /** SPECint_rate2006 of a server or a core. */
  SPECint: { kind: 'factor', per: 1 },
  /** Price in the plan’s currency. */
  money: { kind: 'price', per: 1 },
  W: { kind: 'power', per: 1 },
  Wh: { kind: 'energy', per: 3600 },
  kWh: { kind: 'energy', per: 3.6e6 },
  'kWh/year': { kind: 'energy', per: 3.6e6 },
  'money/kWh': { kind: 'price of energy', per: 1 / 3.6e6 },
  /** A share: 0.15 is shown as 15 %. */
  '%': { kind: 'share', per: 1 },
  /** A plain factor, such as how many times slower one model is than another. */
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
  /** Growth of a mailbox per week, and per year. */
  'MB/week': { kind: 'size', per: 1e6 },
  'MiB/week': { kind: 'size', per: 2 ** 20 },
  'GB/year': { kind: 'size', per: 1e9 },
  'GiB/year': { kind: 'size', per: 2 ** 30 },
  GiB: { kind: 'size', per: 2 ** 30 },
  TiB: { kind: 'size', per: 2 ** 40 },
} as const satisfies Record<string, { kind: string; per: number }>

export type Unit = keyof typeof units

/** How sizes are shown: in the units computed, or all by 1,000 bytes, or all by 1,024. */
export type SizeUnitSystem = 'computed' | 'decimal' | 'binary'

export type CountUnit = {
  [U in Unit]: (typeof units)[U]['kind'] extends 'count' ? U : never
}[Unit]

type DecimalSize = 'KB' | 'MB' | 'GB' | 'TB'
type BinarySize = 'KiB' | 'MiB' | 'GiB' | 'TiB'
type SizeUnit = 'bits' | 'bytes' | 'Mb' | DecimalSize | BinarySize
type TimeUnit = 'ms' | 's' | 'hours' | 'days'

/** Unit of a constant in a formula: of a figure, or of a conversion such as `MB/GB`. */
export type ConstantUnit =
  | Unit
  | `${SizeUnit}/${SizeUnit}${'' | '/day'}`
  | `${TimeUnit}/${TimeUnit}`
  | 'Wh/kWh'

/** A size in another unit; decimal and binary units convert through bytes. */
export function convertSize(value: number, from: SizeUnit, to: SizeUnit): number {
  return (value * units[from].per) / units[to].per
}

/** Relative size of floating-point dust: 6000 × 1.15 is 6899.999…. */
export const floatDust = 1e-9

/** Rounds up to a whole number, ignoring floating-point dust; never down to 0 from above. */
export function ceilWhole(value: number): number {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) <= floatDust * Math.abs(value) ? nearest : Math.ceil(value)
}
