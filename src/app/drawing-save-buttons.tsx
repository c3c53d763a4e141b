import { useId, useState } from 'react'
import type { Drawing, DrawingPage } from '../drawings/index.ts'
import { FailedPart, FetchFailedError } from '../ui/boundary.tsx'
import { SaveButton, saveFile } from '../ui/save-file.tsx'
import { PendingPart } from '../ui/whole.tsx'

type As = 'draw.io' | 'SVG' | 'PNG'

type DrawingSavesProps = {
  /** File name without its extension. */
  readonly name: string
  readonly as: readonly As[]
  /** Page names; SVG and PNG files hold one page each. */
  readonly pages?: readonly string[]
  /**
   * Fetches the function that makes the drawing: all of it for null, or one page by its index. The
   * fetch and the function may both fail, which is shown beside the buttons.
   */
  readonly fetch: () => Promise<(page: number | null) => Drawing>
}

type Failed = { readonly as: As; readonly fileName: string; readonly error: unknown }

/** Buttons that save a drawing as editable files, made when pressed. */
export function DrawingSaveButtons({ name, as, pages = [], fetch }: DrawingSavesProps) {
  const id = useId()
  const [chosen, choose] = useState(0)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [making, setMaking] = useState(0)
  const page = Math.min(chosen, Math.max(0, pages.length - 1))
  const save = async (kind: As, fileName: string) => {
    setFailed(null)
    setMaking((count) => count + 1)
    try {
      await saveDrawing(kind, fileName, fetch, page)
    } catch (error) {
      setFailed({ as: kind, fileName, error })
    } finally {
      setMaking((count) => count - 1)
    }
  }
  const isSeveral = pages.length > 1
  return (
    <>
      {isSeveral && (
        <>
          <label htmlFor={id}>
            Page<span className="sr"> of {name}</span> for SVG and PNG
          </label>{' '}
          <select id={id} value={page} onChange={({ target }) => choose(Number(target.value))}>
            {pages.map((one, at) => (
              <option key={one} value={at}>
                {one}
              </option>
            ))}
          </select>
        </>
      )}
      {as.map((kind) => (
        <SaveButton
          key={kind}
          as={kind}
          name={isSeveral && kind !== 'draw.io' ? `${name} ${pages[page]}` : name}
          save={(fileName) => save(kind, fileName)}
        />
      ))}
      {making > 0 && <PendingPart />}
      {failed && (
        <FailedPart
          what="The drawing"
          error={failed.error}
          again={() => save(failed.as, failed.fileName)}
        />
      )}
    </>
  )
}

async function saveDrawing(
  kind: As,
  fileName: string,
  fetch: DrawingSavesProps['fetch'],
  page: number,
): Promise<void> {
  const [make, { drawioFile, paintPng, svgFile }] = await Promise.all([
    fetch(),
    import('../drawings/index.ts'),
  ]).catch((cause: unknown) => {
    // A retry needs no reset, because the failed import runs again.
    throw new FetchFailedError(() => {}, cause)
  })
  if (kind === 'draw.io') {
    saveFile(fileName, 'application/vnd.jgraph.mxfile', drawioFile(make(null)))
    return
  }
  const drawing = make(page)
  const only = firstOf(drawing)
  if (kind === 'SVG') saveFile(fileName, 'image/svg+xml', svgFile(only, drawing.title))
  else saveFile(fileName, 'image/png', await paintPng(only))
}

function firstOf({ title, pages }: Drawing): DrawingPage {
  const [first] = pages
  if (!first) throw new Error(`${title} has no page`)
  return first
}
