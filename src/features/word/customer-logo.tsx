import { keepLogo, type Logo, logoType, mostLogoBytes } from '../../app/store/logo.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { OpenFile, type RefusedFile } from '../../ui/open-file.tsx'

type CustomerLogoProps = {
  /** The one that is kept; null for none. */
  readonly logo: Logo | null
  readonly onLogo: (logo: Logo | null) => void
}

/** The logo of the customer on the title page of the document. */
export function CustomerLogo({ logo, onLogo }: CustomerLogoProps) {
  const format = useFormat()
  const take = async (file: File): Promise<RefusedFile | null> => {
    if (file.size > mostLogoBytes)
      return refused(
        `It has ${format.number(file.size)} bytes: take one of up to ${format.number(mostLogoBytes)}.`,
      )
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = logoType(bytes)
    if (!type || !(await isPicture(bytes)))
      return refused('It is no PNG and no JPEG: save the logo as one of these.')
    const taken = { name: file.name, type, bytes }
    if (!keepLogo(taken)) return refused('This browser keeps nothing, or has no room left.')
    onLogo(taken)
    return null
  }
  return (
    <OpenFile id="customer-logo" label="Logo of the customer" done="taken" take={take}>
      <p className="hint">
        {logo ? `Kept in this browser: ${logo.name}.` : 'PNG or JPEG, for the first page.'} Only
        this browser keeps it: no link and no file of the plan has it, the document does.{' '}
        {logo && (
          <button
            type="button"
            className="link"
            onClick={() => {
              keepLogo(null)
              onLogo(null)
            }}
          >
            Forget the logo
          </button>
        )}
      </p>
    </OpenFile>
  )
}

const refused = (reason: string): RefusedFile => ({ ok: false, reason, problems: [] })

/** Whether a browser can draw it. */
async function isPicture(bytes: Uint8Array): Promise<boolean> {
  try {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    image.close()
    return true
  } catch {
    // What cannot be decoded is no picture, which the person is told.
    return false
  }
}
