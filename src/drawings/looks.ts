/** Font of all drawings, available in every program that opens them. */
export const typeface = 'Arial, Helvetica, sans-serif'

/** Colors of drawings on paper, spelled out because a saved file has no style sheet. */
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

/** Style of a shape or line; null for no fill or no stroke. */
export type PaintStyle = {
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
  readonly isDashed: boolean
  readonly ink: string
  /** Font size in px. */
  readonly size: number
  /** True if the first line of the shape’s text is bold. */
  readonly isBold: boolean
  /** Distance from the left edge of the shape to its text, in px. */
  readonly inset: number
}

/** Distance from the edge of a shape to its text and parts, in px. */
export const shapeTextDistance = 8

const plain: PaintStyle = {
  fill: paper.ground,
  stroke: paper.strong,
  strokeWidth: 1,
  isDashed: false,
  ink: paper.ink,
  size: 11,
  isBold: false,
  inset: shapeTextDistance,
}
const words = { ...plain, fill: null, stroke: null }

/** Paint of a text that begins at the left edge of its box. */
const label = { ...words, inset: 0 }

export const shapePaints = {
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
} as const satisfies Record<string, PaintStyle>

export type ShapeLook = keyof typeof shapePaints

const network = { ...plain, fill: null, stroke: paper.accent, strokeWidth: 3 }

export const linkPaints = {
  network,
  cut: { ...network, stroke: paper.wrong, ink: paper.wrong, isDashed: true },
  asks: { ...plain, fill: null, isDashed: true },
} as const satisfies Record<string, PaintStyle>

/** Line height of text in px, for a font size in px. */
export const lineHeightForSize = (size: number) => Math.round(size * 1.3)
