import { SourceMap } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { buildHosted, buildSingle, contentOf, pageOf } from './builds.ts'
import { heading, kb, table } from './report.ts'

type Chunk = Rolldown.OutputChunk

export async function bytes(): Promise<void> {
  const hosted = await buildHosted()
  const single = pageOf(await buildSingle())
  const chunks = hosted.filter((file) => file.type === 'chunk')
  const home = withImports(chunks, chunks.filter(isOfHome))
  const started = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const program = started.filter((chunk) => !home.includes(chunk))
  const later = chunks.filter((chunk) => !started.includes(chunk))
  const assets = (kind: string) => hosted.filter(({ fileName }) => fileName.endsWith(kind))
  const whole = (tag: string) =>
    [...single.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(
      ([, text = '']) => text,
    )
  heading('Bytes', 'Gzipped, and in brackets as they are.')
  table([
    ['', 'hosted', 'single file'],
    ['Scripts of home', sizes(home.map(contentOf)), sizes(whole('script'))],
    ['Scripts the program starts with', sizes(program.map(contentOf)), '(with the above)'],
    ['Scripts fetched later', sizes(later.map(contentOf)), '(with the above)'],
    ['Styles', sizes(assets('.css').map(contentOf)), sizes(whole('style'))],
    ['HTML', sizes(assets('.html').map(contentOf)), sizes([single])],
    ['Font', kb(total(assets('.woff2').map(contentOf))), '(in the styles)'],
  ])
  console.info('\n  Scripts the program starts with, by where they come from:')
  table(shares(program))
  if (later.length > 0) {
    console.info(`\n  Fetched later (${later.map(({ name }) => name).join(', ')}):`)
    table(shares(later))
  }
}

/** Entries that home fetches: the program is one that waits until it is wanted. */
function isOfHome({ isEntry, facadeModuleId }: Chunk): boolean {
  return isEntry && !facadeModuleId?.endsWith('/start/start.tsx')
}

/** Chunks, and every chunk those import. */
function withImports(chunks: readonly Chunk[], of: readonly Chunk[]): readonly Chunk[] {
  const found = new Set(of)
  for (const chunk of found)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other)
  return [...found]
}

function total(contents: readonly (Buffer | string)[]): number {
  return contents.reduce((sum, content) => sum + Buffer.byteLength(content), 0)
}

function sizes(contents: readonly (Buffer | string)[]): string {
  return `${kb(total(contents.map((content) => gzipSync(content))))} (${kb(total(contents))})`
}

/**
 * The share of each package and room. What one of them compresses to depends on the others, so each
 * is compressed alone and all are scaled to what they come to together.
 */
function shares(chunks: readonly Chunk[]): string[][] {
  const texts = new Map<string, string>()
  for (const chunk of chunks)
    for (const [origin, text] of origins(chunk)) texts.set(origin, (texts.get(origin) ?? '') + text)
  const alone = [...texts].map(([origin, text]) => ({
    origin,
    plain: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
  }))
  const together = total(chunks.map((chunk) => gzipSync(contentOf(chunk))))
  const scale = together / alone.reduce((sum, { gzip }) => sum + gzip, 0)
  const rows = alone
    .sort((a, b) => b.gzip - a.gzip)
    .map(({ origin, plain, gzip }) => [
      origin,
      kb(gzip * scale),
      `${Math.round(((gzip * scale) / together) * 100)} %`,
      kb(plain),
    ])
  return [['', 'gzipped', 'share', 'minified'], ...rows]
}

/** The minified text of a chunk, by the package or room it comes from. */
function origins(chunk: Chunk): Map<string, string> {
  // The bundler’s own helpers come from no source.
  if (!chunk.map) return new Map([['the bundler', chunk.code]])
  const map = new SourceMap(JSON.parse(chunk.map.toString()))
  const texts = new Map<string, string>()
  for (const [line, text] of chunk.code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column)
      const origin = 'originalSource' in entry ? originOf(entry.originalSource) : 'the bundler'
      texts.set(origin, (texts.get(origin) ?? '') + text[column])
    }
  return texts
}

function originOf(source: string): string {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (inPackage) return inPackage
  const [, inSource] = /(src\/(?:app\/|engine\/)?[^/]+)/.exec(source) ?? []
  return inSource ?? 'the bundler'
}
