import { useEffect } from 'react'
import { project } from '../store/project.ts'

/** What finds by name. Pressed before the program has come, it opens with it. */
export function FindButton() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.finds === undefined) return
    delete dataset.finds
    project.setState({ aid: 'find' })
  }, [])
  return (
    <search className="find-search">
      <button
        type="button"
        className="find-button"
        title="Find by name: / or Ctrl K"
        aria-haspopup="dialog"
        onClick={() => project.setState({ aid: 'find' })}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M9 3a6 6 0 1 1 0 12A6 6 0 1 1 9 3M13.5 13.5 18 18" />
        </svg>
        <span className="find-word">Find</span>
      </button>
    </search>
  )
}
