import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { importOwnArrays, type ReadCatalog } from '../../app/store/own-arrays.ts'
import { project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  type CatalogProblem,
  decodeCatalog,
  encodeCatalog,
  fileNameOf,
  mostFileBytes,
} from '../../codec/index.ts'
import { focusControl } from '../../ui/control.ts'
import { FileRefusal } from '../../ui/file-refusal.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { CatalogChoice } from './catalog-choice.tsx'
import '../../ui/open-file.css'

type Problem = CatalogProblem | { readonly code: 'unreadable' } | { readonly code: 'no arrays' }

/** What became of the file chosen last: refused, or read and waiting to be taken. */
type Chosen =
  | { readonly file: string; readonly problem: Problem }
  | { readonly catalog: ReadCatalog }

/** Takes arrays from a catalog, and gives them away as one. */
export function CatalogExchange() {
  const id = useId()
  const empty = useProject((now) => now.plan.ownArrays.length === 0)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choice = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (chosen && 'catalog' in chosen) choice.current?.focus()
  }, [chosen])
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setChosen(settled(await readCatalog(file)))
    // The same file, fixed, can be chosen again.
    target.value = ''
  }
  const close = () => {
    setChosen(null)
    focusControl(id)
  }
  const refused = chosen && 'problem' in chosen ? chosen : null
  return (
    <div className="own-catalog">
      <p className="own-catalog-title">Catalogs</p>
      <p className="hint">
        A catalog is a JSON file of arrays for other plans and other people. <SchemaNote />
      </p>
      <div className="own-buttons">
        <div className="open-file">
          <label htmlFor={id}>Import a catalog</label>
          <input
            id={id}
            type="file"
            accept=".json"
            onChange={open}
            aria-describedby={refused ? `${id}-refused` : undefined}
          />
        </div>
        {!empty && (
          <button type="button" onClick={exportCatalog}>
            Export catalog
          </button>
        )}
      </div>
      {refused && (
        <FileRefusal
          id={`${id}-refused`}
          reason={`“${refused.file}” was not imported. ${problemWords(refused.problem)}`}
          problems={refused.problem.code === 'invalid' ? refused.problem.problems : []}
        />
      )}
      {chosen && 'catalog' in chosen && (
        <CatalogChoice ref={choice} catalog={chosen.catalog} onClose={close} />
      )}
    </div>
  )
}

/** What is left to do with a file: where there are no arrays yet, a catalog is taken at once. */
function settled(chosen: Chosen): Chosen | null {
  if ('problem' in chosen || project.getState().plan.ownArrays.length > 0) return chosen
  importOwnArrays(chosen.catalog, 'add')
  return null
}

async function readCatalog(chosen: File): Promise<Chosen> {
  const { name: file, size } = chosen
  if (size > mostFileBytes) return { file, problem: { code: 'too large' } }
  const text = await chosen.text().catch(() => null)
  if (text === null) return { file, problem: { code: 'unreadable' } }
  const decoded = decodeCatalog(text)
  if (!decoded.ok) return { file, problem: decoded.problem }
  const { arrays, currency } = decoded
  if (arrays.length === 0) return { file, problem: { code: 'no arrays' } }
  return { catalog: { file, arrays, currency } }
}

function exportCatalog(): void {
  const { plan } = project.getState()
  const name = fileNameOf(plan).replace(/\.spindle\.json$/, '.catalog.json')
  saveFile(name, 'application/json', encodeCatalog(plan.ownArrays, plan.currency))
}

/** Where the schema of a catalog is published; a single file has no other beside it. */
function SchemaNote() {
  if (import.meta.env.MODE === 'single')
    return 'Its JSON schema is catalog.schema.json, beside every hosted copy of Spindle.'
  return (
    <>
      Its form is described by <a href="./catalog.schema.json">its JSON schema</a>.
    </>
  )
}

/** Why a file gave no arrays, and what to do. */
function problemWords(problem: Problem): string {
  switch (problem.code) {
    case 'unreadable':
      return 'The browser could not read it. Choose it again.'
    case 'no arrays':
      return 'It is a catalog without any arrays.'
    case 'too large':
      return `It is larger than ${mostFileBytes / 1e6} MB, and no catalog is. Choose a file whose name ends in .catalog.json.`
    case 'not JSON':
      return 'It is cut short, or not a catalog. Choose a file whose name ends in .catalog.json.'
    case 'another format':
      return 'It is JSON, but not a catalog: that says "format": "Spindle catalog". Choose a file whose name ends in .catalog.json.'
    case 'newer':
      return `It was saved by a newer version of Spindle, in version ${problem.version} of the catalog; this one reads version 1. Export it in version 1, or import it in the newer version.`
    case 'invalid':
      return 'These parts of it cannot be taken:'
  }
}
