import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** Some content as HTML, once everything that it fetches is there. Throws what fails in it. */
export async function prerendered(content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(content, {
    onError: (error) => {
      throw error
    },
  })
  let html = ''
  for await (const part of prelude) html += part
  return html
}
