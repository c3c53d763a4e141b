import type { Link, Look } from './drawing.ts'

/** The typeface of every drawing: what every program that opens one has. */
export const typeface = 'Arial, Helvetica, sans-serif'

/** Colours as on paper, written out: a file has no style sheet. */
const paper = {
  ground: '#ffffff',
  ground2: '#f4f5f3',
  ink: '#000000',
  ink2: '#3c4248',
  line: '#c6cbcf',
  strong: '#7b838b',
  accent: '#0a5a70',
  pale: '#b9cdd2',
  paleLine: '#3b5963',
  wrong: '#8a1c16',
} as const

/** How a shape or a line is painted; null for no fill or no stroke. */
export type Paint = {
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
  readonly isDashed: boolean
  readonly ink: string
  /** In pixels. */
  readonly size: number
  /** Whether its first line is. */
  readonly isBold: boolean
  /** From the left edge to its words. */
  readonly inset: number
}

/** From the edge of a shape to its words and to what stands in it. */
export const padding = 8

const plain: Paint = {
  fill: paper.ground,
  stroke: paper.strong,
  strokeWidth: 1,
  isDashed: false,
  ink: paper.ink,
  size: 11,
  isBold: false,
  inset: padding,
}
const words = { ...plain, fill: null, stroke: null }

/** Words that begin at the edge of their box. */
const label = { ...words, inset: 0 }

/** How each shape is painted. */
export const paints: Readonly<Record<Look, Paint>> = {
  title: { ...words, size: 16, isBold: true },
  note: { ...words, ink: paper.ink2 },
  site: { ...plain, fill: paper.ground2, stroke: paper.line, isBold: true },
  dag: { ...plain, fill: paper.ground, stroke: paper.line, isBold: true },
  server: { ...plain, isBold: true },
  standby: { ...plain, isDashed: true, isBold: true },
  down: { ...plain, stroke: paper.wrong, ink: paper.wrong, isDashed: true, isBold: true },
  volume: { ...plain, fill: paper.ground2, stroke: paper.line, ink: paper.ink2 },
  active: { ...plain, fill: paper.accent, stroke: paper.accent, ink: paper.ground },
  passive: { ...plain, fill: paper.pale, stroke: paper.paleLine },
  lagged: { ...plain, isDashed: true },
  witness: { ...plain, isDashed: true },
  cluster: { ...plain, fill: null, isDashed: true },
  words: label,
  minor: { ...label, ink: paper.ink2 },
  strong: { ...label, isBold: true },
  lost: { ...label, ink: paper.wrong, isBold: true },
  bar: plain,
  log: { ...plain, fill: paper.line },
  restore: { ...plain, fill: paper.ground2 },
  spare: { ...plain, isDashed: true },
  filled: { ...plain, fill: paper.pale, stroke: null },
  over: { ...plain, fill: paper.wrong, stroke: null },
  track: { ...plain, fill: paper.line, stroke: null },
  busy: { ...plain, fill: paper.accent, stroke: null },
  limit: { ...plain, fill: paper.ink, stroke: null },
}

const network = { ...plain, fill: null, stroke: paper.accent, strokeWidth: 3 }

/** How each line is painted. */
export const linkPaints: Readonly<Record<Link['look'], Paint>> = {
  network,
  cut: { ...network, stroke: paper.wrong, ink: paper.wrong, isDashed: true },
  asks: { ...plain, fill: null, isDashed: true },
}

/** From one line of text to the next, for letters of a size. */
export const lineHeight = (size: number) => Math.round(size * 1.3)
