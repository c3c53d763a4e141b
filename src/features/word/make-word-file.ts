import type { Logo } from '../../app/store/logo.ts'
import { paintChartPng } from '../../ui/save-picture.ts'
import { makeDocx, type PaintedPicture, readPageBlocks, type WordBlock } from '../../word/index.ts'

type DocumentDetails = {
  readonly title: string
  readonly customer: string
  readonly author: string
  readonly logo: Logo | null
}

export async function makeWordFile(
  page: Element,
  isWanted: (part: Element) => boolean,
  { title, customer, author, logo }: DocumentDetails,
): Promise<ArrayBuffer> {
  const read = readPageBlocks(page, isWanted)
  const blocks = await Promise.all(read.map(painted))
  return makeDocx(blocks.flat(), {
    title,
    project: title,
    customer,
    author,
    // Language of the document's words, whatever format its numbers have.
    language: 'en-US',
    madeBy: `Spindle ${__VERSION__}`,
    logo: logo && (await paintedLogo(logo)),
  })
}

/** Turns the drawing of a block into a PNG; no block if nothing is drawn. */
async function painted(
  block: WordBlock<HTMLElement>,
): Promise<readonly WordBlock<PaintedPicture>[]> {
  if (block.kind !== 'picture') return [block]
  const picture = await paintChartPng(block.picture)
  if (!picture) return []
  const { pixels, width, height } = picture
  const bytes = new Uint8Array(await pixels.arrayBuffer())
  return [{ ...block, picture: { type: 'png', bytes, width, height } }]
}

async function paintedLogo({ type, bytes }: Logo): Promise<PaintedPicture> {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const { width, height } = image
  image.close()
  return { type, bytes, width, height }
}
