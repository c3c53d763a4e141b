import { useState } from 'react'
import { addressOf } from '../store/address.ts'

/** Copies a link that carries the whole plan. */
export function Share() {
  const [link, setLink] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const address = `${location.href.split('#', 1)[0] ?? ''}${addressOf('plan')}`
    setLink(address)
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The clipboard is forbidden here (no permission, or opened from disk): the field is copied by hand.
      setCopied(false)
    }
  }
  return (
    <>
      <button type="button" onClick={share}>
        Copy link
      </button>
      {link && (
        <p className="share" role="status">
          <label htmlFor="share-link">
            {copied ? 'Copied. The link carries the whole plan.' : 'Copy this link:'}
          </label>
          <input
            id="share-link"
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </p>
      )}
    </>
  )
}
