import { useState } from 'react'
import { readFile } from '../../app/read-file.ts'
import { importOwnArrays, type ReadCatalog } from '../../app/store/own-arrays.ts'
import { project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { encodeCatalog, fileNameOf } from '../../codec/index.ts'
import { focusControl } from '../../ui/control.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { OpenFile } from '../../ui/open-file.tsx'
import { saveFile } from '../../ui/save-file.tsx'

const importId = 'own-import'

const CatalogChoice = lazyPart(
  async () => (await import('./catalog-choice.tsx')).CatalogChoice,
  'The choice',
)

/** Takes arrays from a catalog, and gives them away as one. */
export function Catalogs() {
  const empty = useProject((now) => now.plan.ownArrays.length === 0)
  const [catalog, setCatalog] = useState<ReadCatalog | null>(null)
  const take = async (file: File) => {
    setCatalog(null)
    // What reads one is large, and few have one.
    const { decodeCatalog } = await import('../../codec/decode-catalog.ts')
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
    <div className="line-above">
      <p className="own-title">Catalogs</p>
      <p className="hint">
        A catalog is a JSON file of arrays, with the tests of them that were kept, for other plans
        and other people. <SchemaNote />
      </p>
      <div className="buttons above-3 below-3">
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
