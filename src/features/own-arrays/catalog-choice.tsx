import { useEffect, useId, useRef } from 'react'
import {
  type ImportedCatalog,
  importOwnArrays,
  mergeCatalogArrays,
} from '../../app/store/own-arrays.ts'
import { useProject } from '../../app/store/use-project.ts'
import { cutName, projectLimits } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** Most arrays that the notice names. */
const mostNamed = 5

type CatalogChoiceProps = {
  readonly catalog: ImportedCatalog
  readonly onClose: () => void
}

export function CatalogChoice({ catalog, onClose }: CatalogChoiceProps) {
  const format = useFormat()
  const id = useId()
  const choice = useRef<HTMLFieldSetElement>(null)
  useEffect(() => choice.current?.focus(), [])
  const { ownArrays, currency } = useProject((now) => now.plan)
  const { file, arrays } = catalog
  const ids = new Set(arrays.map((one) => one.id))
  const same = ownArrays.filter((one) => ids.has(one.id))
  const together = mergeCatalogArrays(ownArrays, arrays).length
  const fits = together <= projectLimits.ownArrays
  const take = (how: 'add' | 'replace') => {
    importOwnArrays(catalog, how)
    onClose()
  }
  return (
    <fieldset
      ref={choice}
      className="boxed own-panel stack gap-4 flush above-3 below-3 close-fields breaks"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>
        “{cutName(file)}” has {format.value(arrays.length, 'arrays')}; the plan has{' '}
        {format.value(ownArrays.length, 'arrays')}.
      </p>
      {same.length > 0 && (
        <p>
          If added, {same.length === 1 ? 'one takes' : `${same.length} take`} the place of{' '}
          {same.length === 1 ? 'the one' : 'those'} with the same id:{' '}
          {same
            .slice(0, mostNamed)
            .map(({ name }) => cutName(name))
            .join(', ')}
          {same.length > mostNamed && ` and ${same.length - mostNamed} more`}.
        </p>
      )}
      {catalog.currency !== '' && currency !== '' && catalog.currency !== currency && (
        <p className="warning">
          Its prices are in {cutName(catalog.currency)}, those of the plan in {cutName(currency)}.
          The figures are used as they are; nothing is converted.
        </p>
      )}
      {!fits && (
        <p className="error">
          They cannot be added: together they would be {together}, but a plan can have at most{' '}
          {projectLimits.ownArrays} arrays of your own. Remove {together - projectLimits.ownArrays}{' '}
          first, or replace the present ones.
        </p>
      )}
      <div className="buttons flush">
        {fits && (
          <button type="button" className="primary" onClick={() => take('add')}>
            Add to my arrays
          </button>
        )}
        <button type="button" onClick={() => take('replace')}>
          Replace my arrays
        </button>
        <button type="button" className="plain" onClick={onClose}>
          Cancel
        </button>
      </div>
    </fieldset>
  )
}
