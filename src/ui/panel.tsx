import { type ReactNode, useEffect, useRef } from 'react'

type PanelProps = {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal side panel of full height. Closing returns the focus to where it was. */
export function Panel({ id, title, onClose, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    const close = () => dialog.current?.close()
    // Closes before the next page is shown: no page behind a modal panel can take the focus.
    window.addEventListener('popstate', close, { capture: true })
    return () => window.removeEventListener('popstate', close, { capture: true })
  }, [])
  return (
    <dialog
      ref={dialog}
      className="panel"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      // The panel fills its dialog, so a click on the dialog itself is one beside the panel.
      onMouseDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="panel-body">
        <header className="panel-head row spread">
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
