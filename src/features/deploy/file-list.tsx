import { useState } from 'react'
import { planFileName } from '../../codec/index.ts'
import { type DeploymentFile, deploymentFiles, deploymentZip } from '../../deploy/index.ts'
import type { Plan } from '../../engine/index.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { saveFile } from '../../ui/save-file.tsx'

type FileListProps = {
  readonly plan: Plan
  /** Deployment files; while somebody types, those of the plan before. */
  readonly files: readonly DeploymentFile[]
}

const groups = [
  { group: 'first', title: 'Read first', note: null },
  { group: 'scripts', title: 'Scripts and their table, in running order', note: null },
  {
    group: 'tables',
    title: 'Or: tables for Microsoft’s scripts and ExchangeDsc',
    note: 'In place of Initialize-Volumes.ps1 and Deploy-Spindle.ps1.',
  },
] as const

/** List of deployment files with preview and save buttons; saved files are of the latest plan. */
export function FileList({ plan, files }: FileListProps) {
  const format = useFormat()
  const saveAll = () =>
    saveFile(
      planFileName(plan, 'deployment.zip'),
      'application/zip',
      new Uint8Array(deploymentZip(deploymentFiles(plan))),
    )
  return (
    <>
      <p className="buttons">
        <button type="button" className="primary" onClick={saveAll}>
          Save all {format.number(files.length)} files as a zip
        </button>
      </p>
      {groups.map(({ group, title, note }) => (
        <section key={group} className="below-5" aria-label={title}>
          <h3 className="below-3">{title}</h3>
          {note && <p className="why">{note}</p>}
          <ul className="deploy-files bare-list lined">
            {files
              .filter((file) => file.group === group)
              .map((file) => (
                <FileItem key={file.name} file={file} plan={plan} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type FileItemProps = { readonly file: DeploymentFile; readonly plan: Plan }

function FileItem({ file: { name, purpose, text }, plan }: FileItemProps) {
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const textNow = () => deploymentFiles(plan).find((file) => file.name === name)?.text ?? text
  const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain'
  return (
    <li className="split">
      <p className="file-head below-1 breaks">
        <strong>{name}</strong> <span className="small-print">{sizeWords(text, format)}</span>
      </p>
      <p className="file-actions row below-1 centered">
        <button
          type="button"
          className="plain"
          onClick={() => saveFile(name, `${type};charset=utf-8`, textNow())}
        >
          <span aria-hidden="true">↓ </span>Save<span className="sr"> {name}</span>
        </button>
        <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          Preview<span className="sr">: {name}</span>
        </button>
        <CopyButton name={name} textNow={textNow} otherwise="save the file" />
      </p>
      <p className="hint flush whole-line">
        {purpose.split(/(-Apply)/).map((part) =>
          part === '-Apply' ? (
            <span key={part} className="nowrap">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </p>
      {open && (
        <div className="preview whole-line">
          <Preview name={name} text={text} />
        </div>
      )}
    </li>
  )
}

const most = { lines: 60, characters: 12_000 } as const

function Preview({ name, text }: { readonly name: string; readonly text: string }) {
  const format = useFormat()
  const lines = text.trimEnd().split('\r\n')
  const shown = lines.slice(0, most.lines).join('\n').slice(0, most.characters)
  const isCut = lines.length > most.lines || shown.length === most.characters
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop it cannot be scrolled by keyboard */}
      <section className="file-text" aria-label={`Start of ${name}`} tabIndex={0}>
        <pre>{shown}</pre>
      </section>
      {isCut && (
        <p className="note">
          The first of {format.number(lines.length)} lines. Save the file to see all.
        </p>
      )}
    </>
  )
}

function sizeWords(text: string, format: Format): string {
  const bytes = new TextEncoder().encode(text).length
  return bytes < 1024 ? `${format.number(bytes)} bytes` : `${format.number(bytes / 1024, 1)} KiB`
}
