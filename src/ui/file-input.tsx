import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import './open-file.css'

/** Why a file was refused, and its faulty parts, each with its path. */
export type RefusedFileResult = {
  readonly ok: false
  readonly reason: string
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

type OpenFileProps = {
  readonly id: string
  readonly label: string
  /** Participle for an accepted file, as in “was not opened”. */
  readonly done: string
  /** Several files can be chosen at once; each is taken by itself. */
  readonly multiple?: true
  /** Takes a file; resolves to null, or to why the file was refused. */
  readonly take: (file: File) => Promise<RefusedFileResult | null>
  readonly children?: ReactNode
}

/** Refusal of a file on which `take` threw an error. */
const notRead: RefusedFileResult = {
  ok: false,
  reason: 'Spindle cannot read what it holds. Choose another file.',
  problems: [],
}

/** A file input, and why the last file was refused. */
export function FileInput(props: OpenFileProps) {
  const { id, label, done, multiple, take, children } = props
  const [refused, setRefused] = useState<(RefusedFileResult & { readonly name: string }) | null>(
    null,
  )
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    const taking = before.current.then(() =>
      Promise.all(
        files.map(async (file) => {
          const refusal = await take(file).catch(() => notRead)
          return refusal && { ...refusal, name: file.name }
        }),
      ),
    )
    // A file chosen while another is read waits, so that the last one chosen is the last taken.
    before.current = taking
    const refusals = await taking
    if (refusals.length === 0) return
    setRefused(refusals.findLast((refusal) => refusal !== null) ?? null)
    // Lets the same file, once fixed, be chosen again.
    target.value = ''
  }
  return (
    <>
      <div className="open-file">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          multiple={multiple}
          onChange={open}
          aria-describedby={refused ? `${id}-refused` : undefined}
        />
      </div>
      {children}
      {refused && <FileRefusalNotice id={`${id}-refused`} done={done} refused={refused} />}
    </>
  )
}

type RefusalProps = Pick<OpenFileProps, 'id' | 'done'> & {
  readonly refused: RefusedFileResult & { readonly name: string }
}

export function FileRefusalNotice({ id, done, refused }: RefusalProps) {
  return (
    <div className="error-summary stack gap-3 whole-line flush" role="alert">
      <p id={id}>
        “{refused.name}” was not {done}. {refused.reason}
      </p>
      {refused.problems.length > 0 && (
        <ul>
          {refused.problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      <p>Your own plan is unchanged.</p>
    </div>
  )
}
