/**
 * Every unit the product knows. A number inside the engine always carries one of these.
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
  blocks: { kind: 'count', per: 1 },
  drives: { kind: 'count', per: 1 },
  ports: { kind: 'count', per: 1 },
  /** Drives that would do the same work; seldom a whole number. */
  'drive equivalents': { kind: 'equivalent', per: 1 },
  groups: { kind: 'count', per: 1 },
  pools: { kind: 'count', per: 1 },
  years: { kind: 'count', per: 1 },
  'mailboxes/database': { kind: 'ratio', per: 1 },
  'messages/day': { kind: 'rate', per: 1 },
  'logs/day': { kind: 'rate', per: 1 },
  days: { kind: 'time', per: 1 },
  ms: { kind: 'latency', per: 1 },
  IOPS: { kind: 'load', per: 1 },
  'IOPS/mailbox': { kind: 'load per mailbox', per: 1 },
  'IOPS/message': { kind: 'load per message', per: 1 },
  'IOPS/database': { kind: 'load per database', per: 1 },
  'IOPS/drive': { kind: 'load per drive', per: 1 },
  'GB/drive': { kind: 'size per drive', per: 1 },
  /** Latency that each IOPS on a drive adds. */
  'ms/(IOPS/drive)': { kind: 'latency per load', per: 1 },
  rpm: { kind: 'speed', per: 1 },
  'MB/s': { kind: 'throughput', per: 1 },
  'MB/s/database': { kind: 'throughput per database', per: 1 },
  'MB/message': { kind: 'size per message', per: 1 },
  /** A price, in the currency that the plan names. */
  money: { kind: 'price', per: 1 },
  /** A share. The value is the fraction, 0.15; it is shown as 15 %. */
  '%': { kind: 'share', per: 1 },
  /** A bare factor, such as how many times slower one model is than another. */
  '×': { kind: 'factor', per: 1 },
  KB: { kind: 'size', per: 1e3 },
  MB: { kind: 'size', per: 1e6 },
  GB: { kind: 'size', per: 1e9 },
  TB: { kind: 'size', per: 1e12 },
  MiB: { kind: 'size', per: 2 ** 20 },
  GiB: { kind: 'size', per: 2 ** 30 },
  TiB: { kind: 'size', per: 2 ** 40 },
} as const satisfies Record<string, { kind: string; per: number }>

/** The name of a unit. */
export type Unit = keyof typeof units

type SizeUnit = 'KB' | 'MB' | 'GB' | 'TB' | 'MiB' | 'GiB' | 'TiB'

/** A size in another unit of size; decimal and binary convert through bytes. */
export function convertSize(value: number, from: SizeUnit, to: SizeUnit): number {
  return (value * units[from].per) / units[to].per
}

/** Relative size of what floating-point arithmetic leaves behind: 6000 × 1.15 is 6899.999…. */
const dust = 1e-9

/**
 * The next whole number up, unless the value lies above one by no more than floating-point dust.
 * What is above 0 is never rounded to 0.
 */
export function ceilWhole(value: number): number {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) <= dust * Math.abs(value) ? nearest : Math.ceil(value)
}

/** Whether a value lies above a limit by more than floating-point dust. */
export function exceeds(value: number, limit: number): boolean {
  return value > limit && value - limit > dust * Math.abs(value)
}
