import { visit } from '../../app/store/address.ts'

type OpenAsPlanProps = {
  readonly title: string
  readonly onOpen: () => void
}

/** Button that replaces the open plan with an example or a published system. */
export function OpenAsPlan({ title, onOpen }: OpenAsPlanProps) {
  return (
    <div className="plan-actions">
      <button
        type="button"
        className="primary"
        onClick={() => {
          onOpen()
          visit('plan')
        }}
      >
        Open it as a plan<span className="sr"> ({title})</span>
      </button>
      <p className="hint">It replaces the plan that is open; a notice leads back to that.</p>
    </div>
  )
}
