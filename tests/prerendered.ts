import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** Some content as HTML, once everything that it fetches is there. Throws what fails in it. */
export function prerendered(content: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    // Thrown here, an error of a part that has a fallback would leave the others waiting for ever.
    prerenderToNodeStream(content, { onError: reject })
      .then(async ({ prelude }) => {
        let html = ''
        for await (const part of prelude) html += part
        return html
      })
      .then(resolve, reject)
  })
}
