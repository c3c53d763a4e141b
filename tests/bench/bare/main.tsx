import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare const __FIELDS__: number
declare const __DETAILS__: number

function Bare() {
  const [values, setValues] = useState<readonly string[]>(() =>
    Array.from({ length: __FIELDS__ }, (_, index) => `${index + 1}`),
  )
  return (
    <form>
      {values.map((value, index) => {
        const id = `field-${index.toString()}`
        return (
          <div key={id}>
            <label htmlFor={id}>Field {index + 1}</label>
            <input
              id={id}
              type="text"
              value={value}
              onChange={({ target }) =>
                setValues(values.map((old, at) => (at === index ? target.value : old)))
              }
            />
            <p>A sentence about the field, about as long as those of the screen it replaces.</p>
          </div>
        )
      })}
      {Array.from({ length: __DETAILS__ }, (_, index) => (
        <details key={`details-${index.toString()}`}>
          <summary>More</summary>
          <p>A sentence that is folded away until someone asks for it.</p>
        </details>
      ))}
      <output>{values.join(', ')}</output>
    </form>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Bare />
  </StrictMode>,
)
