import { parseXml, type XmlDocument, XmlElement, XmlText } from '@rgrove/parse-xml'

/** A text as it may stand in a file: on one line, without what XML cannot hold. */
export const held = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/\s+/g, ' ')

/** A shape as a file has it; its place counts from the page. */
export type ReadShape = {
  readonly id: string
  /** The shape it stands in; null on the page itself. */
  readonly parent: string | null
  readonly words: readonly string[]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type ReadLink = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly words: readonly string[]
}

export type ReadPage = {
  readonly name: string
  readonly shapes: readonly ReadShape[]
  readonly links: readonly ReadLink[]
}

/** The pages of a file of draw.io, by the rules of its format: every cell has a parent that stands before it. */
export function readDrawio(text: string): readonly ReadPage[] {
  const file = rootOf(parseXml(text), 'mxfile')
  return childrenOf(file).map((diagram) => {
    if (diagram.name !== 'diagram') throw new Error(`A ${diagram.name} in mxfile`)
    const [model, ...others] = childrenOf(diagram)
    if (model?.name !== 'mxGraphModel' || others.length > 0)
      throw new Error('No mxGraphModel alone')
    const [root] = childrenOf(model)
    if (root?.name !== 'root') throw new Error('No root')
    return { name: diagram.attributes.name ?? '', ...cellsOf(childrenOf(root)) }
  })
}

function cellsOf(cells: readonly XmlElement[]): Omit<ReadPage, 'name'> {
  const [zero, one, ...others] = cells.map(({ attributes }) => attributes)
  if (zero?.id !== '0' || one?.id !== '1' || one.parent !== '0') throw new Error('No layer')
  const shapes = new Map<string, ReadShape>()
  const links: ReadLink[] = []
  for (const [at, given] of others.entries()) {
    const { id = '', parent = '', value = '', style = '' } = given
    if (shapes.has(id) || links.some((link) => link.id === id)) throw new Error(`Two cells ${id}`)
    // Else its words would be read as markup.
    if (!style.split(';').includes('html=0')) throw new Error(`Cell ${id} holds markup`)
    const words = value === '' ? [] : value.split('\n')
    const [geometry] = childrenOf(cells[at + 2])
    if (geometry?.name !== 'mxGeometry' || geometry.attributes.as !== 'geometry')
      throw new Error(`No geometry of ${id}`)
    if (given.edge === '1') {
      links.push({ id, from: given.source ?? '', to: given.target ?? '', words })
      continue
    }
    if (given.vertex !== '1') throw new Error(`Cell ${id} is neither shape nor link`)
    const frame = shapes.get(parent)
    if (!frame && parent !== '1') throw new Error(`Cell ${id} stands in ${parent}, which is none`)
    const { x, y, width, height } = geometry.attributes
    shapes.set(id, {
      ...{ id, words, parent: frame ? parent : null },
      x: Number(x) + (frame?.x ?? 0),
      y: Number(y) + (frame?.y ?? 0),
      ...{ width: Number(width), height: Number(height) },
    })
  }
  for (const { id, from, to } of links)
    if (!shapes.has(from) || !shapes.has(to)) throw new Error(`Link ${id} leads nowhere`)
  return { shapes: [...shapes.values()], links }
}

/** Elements and attributes that Visio takes from a drawing; no others may be needed to read it. */
const taken: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'version', 'width', 'height', 'viewBox'],
  title: [],
  g: ['id'],
  rect: ['x', 'y', 'width', 'height', ...'fill stroke stroke-width stroke-dasharray'.split(' ')],
  line: ['x1', 'y1', 'x2', 'y2', ...'fill stroke stroke-width stroke-dasharray'.split(' ')],
  text: ['x', 'y', 'font-family', 'font-size', 'font-weight', 'fill', 'text-anchor'],
}

/** A group of a drawing: its title, and the words and rectangles that are its own. */
export type ReadGroup = {
  readonly id: string
  readonly parent: string | null
  readonly title: string
  readonly words: readonly string[]
}

/** The groups of a drawing as SVG, and its title. */
export function readSvg(text: string): {
  readonly title: string
  readonly groups: readonly ReadGroup[]
} {
  const svg = rootOf(parseXml(text), 'svg')
  const groups: ReadGroup[] = []
  const look = (element: XmlElement, parent: string | null) => {
    const known = taken[element.name]
    if (!known) throw new Error(`Visio may not take <${element.name}>`)
    for (const [name, value] of Object.entries(element.attributes)) {
      if (!known.includes(name)) throw new Error(`Visio may not take ${name} of <${element.name}>`)
      if (/var\(|url\(|NaN|Infinity/.test(value)) throw new Error(`${name} is ${value}`)
    }
    if (element.name === 'g') {
      const own = childrenOf(element)
      const [title] = own.filter(({ name }) => name === 'title')
      const words = own.filter(({ name }) => name === 'text').map(textOf)
      groups.push({
        id: element.attributes.id ?? '',
        parent,
        title: title ? textOf(title) : '',
        words,
      })
    }
    const inside = element.name === 'g' ? (element.attributes.id ?? '') : parent
    for (const child of childrenOf(element)) look(child, inside)
  }
  look(svg, null)
  const [title] = childrenOf(svg)
  if (title?.name !== 'title') throw new Error('A drawing without a title')
  return { title: textOf(title), groups }
}

/** Shapes that stand in the same one and overlap, or reach out of it. */
export function misplaced({ shapes }: ReadPage): readonly string[] {
  const byId = new Map(shapes.map((shape) => [shape.id, shape] as const))
  const dust = 0.02
  const outside = shapes.filter(({ parent, x, y, width, height }) => {
    const frame = parent === null ? null : byId.get(parent)
    return (
      frame &&
      (x < frame.x - dust ||
        y < frame.y - dust ||
        x + width > frame.x + frame.width + dust ||
        y + height > frame.y + frame.height + dust)
    )
  })
  const siblings = new Map<string | null, ReadShape[]>()
  for (const shape of shapes)
    siblings.set(shape.parent, [...(siblings.get(shape.parent) ?? []), shape])
  const over = [...siblings.values()].flatMap((group) => {
    const sorted = group.toSorted((one, other) => one.x - other.x)
    return sorted.flatMap((one, at) => {
      const found: string[] = []
      for (const other of sorted.slice(at + 1)) {
        if (other.x >= one.x + one.width - dust) break
        if (other.y < one.y + one.height - dust && one.y < other.y + other.height - dust)
          found.push(`${one.id} lies over ${other.id}`)
      }
      return found
    })
  })
  return [...outside.map(({ id, parent }) => `${id} reaches out of ${parent}`), ...over]
}

function rootOf({ root }: XmlDocument, name: string): XmlElement {
  if (root?.name !== name) throw new Error(`No ${name}`)
  return root
}

function childrenOf(element: XmlElement | undefined): readonly XmlElement[] {
  return (element?.children ?? []).filter((child) => child instanceof XmlElement)
}

function textOf({ children }: XmlElement): string {
  return children.map((child) => (child instanceof XmlText ? child.text : '')).join('')
}
