import { useEffect, useId, useRef, useState } from 'react'
import { readFile } from '../../app/read-file.ts'
import { importOwnArrays, type ReadCatalog, withCatalog } from '../../app/store/own-arrays.ts'
import { project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { decodeCatalog, encodeCatalog, fileNameOf } from '../../codec/index.ts'
import { cutName, limits } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { OpenFile } from '../../ui/open-file.tsx'
import { saveFile } from '../../ui/save-file.tsx'

const importId = 'own-import'

/** Takes arrays from a catalog, and gives them away as one. */
export function Catalogs() {
  const empty = useProject((now) => now.plan.ownArrays.length === 0)
  const [catalog, setCatalog] = useState<ReadCatalog | null>(null)
  const take = async (file: File) => {
    setCatalog(null)
    const read = await readFile(file, 'catalog', decodeCatalog)
    if (!read.ok) return read
    const reason = 'The catalog has no arrays.'
    if (read.arrays.length === 0) return { ok: false, reason, problems: [] } as const
    const chosen = { ...read, file: file.name }
    // Where there are no arrays yet, there is nothing to ask.
    if (project.getState().plan.ownArrays.length === 0) importOwnArrays(chosen, 'add')
    else setCatalog(chosen)
    return null
  }
  const close = () => {
    setCatalog(null)
    focusControl(importId)
  }
  return (
    <div className="own-catalog">
      <p className="own-title">Catalogs</p>
      <p className="hint">
        A catalog is a JSON file of arrays, with the tests of them that were kept, for other plans
        and other people. <SchemaNote />
      </p>
      <div className="buttons">
        <OpenFile id={importId} label="Import a catalog" done="imported" take={take}>
          {!empty && (
            <button type="button" onClick={exportCatalog}>
              Export catalog
            </button>
          )}
        </OpenFile>
      </div>
      {catalog && <CatalogChoice catalog={catalog} onClose={close} />}
    </div>
  )
}

function exportCatalog(): void {
  const { plan } = project.getState()
  const name = fileNameOf(plan).replace(/\.spindle\.json$/, '.catalog.json')
  saveFile(name, 'application/json', encodeCatalog(plan.ownArrays, plan.currency, plan.keptTests))
}

/** The address of the published schema of a catalog; a single file has no other beside it. */
function SchemaNote() {
  if (import.meta.env.MODE === 'single')
    return 'Its JSON schema is catalog.schema.json, beside every hosted copy of Spindle.'
  return (
    <>
      Its form is described by <a href="./catalog.schema.json">its JSON schema</a>.
    </>
  )
}

/** More names than these tell a person nothing. */
const mostNamed = 5

type CatalogChoiceProps = {
  readonly catalog: ReadCatalog
  readonly onClose: () => void
}

/** Asks how a catalog is to be taken where there are arrays already, and says what becomes of them. */
function CatalogChoice({ catalog, onClose }: CatalogChoiceProps) {
  const id = useId()
  const choice = useRef<HTMLFieldSetElement>(null)
  useEffect(() => choice.current?.focus(), [])
  const { ownArrays, currency } = useProject((now) => now.plan)
  const { file, arrays } = catalog
  const ids = new Set(arrays.map((one) => one.id))
  const same = ownArrays.filter((one) => ids.has(one.id))
  const together = withCatalog(ownArrays, arrays).length
  const fits = together <= limits.ownArrays
  const take = (how: 'add' | 'replace') => {
    importOwnArrays(catalog, how)
    onClose()
  }
  return (
    <fieldset ref={choice} className="boxed own-panel" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        “{cutName(file)}” has {arraysWords(arrays.length)}; the plan has{' '}
        {arraysWords(ownArrays.length)}.
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
          {limits.ownArrays} arrays of your own. Remove {together - limits.ownArrays} first, or
          replace the present ones.
        </p>
      )}
      <div className="buttons">
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

/** A number of arrays in words. */
export function arraysWords(count: number): string {
  return count === 1 ? '1 array' : `${count} arrays`
}
