import { type ChangeEvent, useId, useState } from 'react'
import { openPlan, project } from '../../app/store/project.ts'
import { decodeFile, encodeFile, fileNameOf, mostFileBytes } from '../../codec/index.ts'
import { FileRefusal } from '../../ui/file-refusal.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { fileProblemWords, type RefusedFile } from './file-problem.ts'
import '../../ui/open-file.css'

/** Saves the plan as it is now. */
export function SavePlan() {
  const save = () => {
    const { plan } = project.getState()
    saveFile(fileNameOf(plan), 'application/json', encodeFile(plan))
  }
  return (
    <button type="button" onClick={save}>
      Save as a file
    </button>
  )
}

type Refusal = { readonly name: string; readonly problem: RefusedFile }

/** Opens a saved plan in place of the present one, or says why not. */
export function OpenPlan() {
  const id = useId()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const problem = await openFile(file)
    setRefusal(problem && { name: file.name, problem })
    // The same file, fixed, can be chosen again.
    target.value = ''
  }
  return (
    <>
      <div className="open-file">
        <label htmlFor={id}>Open a file</label>
        <input
          id={id}
          type="file"
          accept=".json"
          onChange={open}
          aria-describedby={refusal ? `${id}-refused` : undefined}
        />
      </div>
      {refusal && (
        <FileRefusal
          id={`${id}-refused`}
          reason={`“${refusal.name}” was not opened. ${fileProblemWords(refusal.problem)}`}
          problems={refusal.problem.code === 'invalid' ? refusal.problem.problems : []}
        />
      )}
    </>
  )
}

/** Takes the plan of a file; null, or what is wrong with it. */
async function openFile(file: File): Promise<RefusedFile | null> {
  if (file.size > mostFileBytes) return { code: 'too large' }
  const text = await file.text().catch(() => null)
  if (text === null) return { code: 'unreadable' }
  const decoded = decodeFile(text)
  if (!decoded.ok) return decoded.problem
  openPlan(decoded.plan, 'file')
  // A plan whose answers contradict each other takes this page away, and the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true })
  return null
}
