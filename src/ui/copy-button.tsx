import { useState } from 'react'

type CopyButtonProps = {
  /** Name of the copied thing, for screen readers. */
  readonly name: string
  readonly textNow: () => string
  /** What to do if the browser forbids copying. */
  readonly otherwise: string
}

export function CopyButton({ name, textNow, otherwise }: CopyButtonProps) {
  const [done, setDone] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textNow())
      setDone('copied')
    } catch {
      // The clipboard is forbidden here: no permission, or opened from disk.
      setDone('refused')
    }
  }
  return (
    <>
      <button type="button" className="plain" onClick={copy}>
        Copy<span className="sr"> {name}</span>
      </button>
      <span role="status" className="note">
        {done === 'copied' && 'Copied.'}
        {done === 'refused' && `The browser does not let this page copy: ${otherwise}.`}
      </span>
    </>
  )
}
