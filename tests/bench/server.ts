import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Built, contentOf } from './builds.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const compressed = new Set(['.html', '.js', '.css'])

type Served = { readonly address: string; readonly close: () => Promise<void> }

/** Serves a build as a web server would: compressed, and compressed beforehand. */
export async function serve(built: Built): Promise<Served> {
  const files = new Map(
    built
      .filter(({ fileName }) => !fileName.endsWith('.map'))
      .map((file) => {
        const kind = extname(file.fileName)
        const content = contentOf(file)
        const gzip = compressed.has(kind)
        const headers = {
          'content-type': types[kind] ?? 'application/octet-stream',
          'cache-control': 'no-cache',
          ...(gzip && { 'content-encoding': 'gzip' }),
        }
        return [`/${file.fileName}`, { headers, body: gzip ? gzipSync(content) : content }]
      }),
  )
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = files.get(pathname === '/' ? '/index.html' : pathname)
    if (file) response.writeHead(200, { ...file.headers, 'content-length': file.body.length })
    else response.writeHead(404)
    response.end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
