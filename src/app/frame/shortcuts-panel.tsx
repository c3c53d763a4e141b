import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { areCharacterKeysOn, chooseCharacterKeys } from '../store/browser-choices.ts'
import { project } from '../store/project.ts'
import './shortcuts.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const command = isApple ? '⌘' : 'Ctrl'

const shortcuts = [
  {
    where: 'Outside text boxes, which have an undo of their own',
    keys: [
      { keys: [[command, 'Z']], does: 'Undo the last change' },
      {
        keys: isApple
          ? [['⇧', command, 'Z']]
          : [
              [command, 'Shift', 'Z'],
              [command, 'Y'],
            ],
        does: 'Redo',
      },
      {
        keys: [['/'], [command, 'K']],
        does: `Find an answer, figure, section, page, erratum or word; ${command} K in a text box, too`,
      },
      { keys: [['?']], does: 'Keyboard shortcuts' },
    ],
  },
  {
    where: 'Everywhere',
    keys: [
      {
        keys: [['Esc']],
        does: 'Close what stands beside the page, or give up what is typed in a cell or in the name of a variant',
      },
    ],
  },
  {
    where: 'In a field',
    keys: [{ keys: [['F1']], does: 'Explain it: default, range and source' }],
  },
  { where: 'On a variant in the bar', keys: [{ keys: [['F2']], does: 'Rename it' }] },
  {
    where: 'In the table of tiers',
    keys: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: 'Go to another cell' },
      {
        keys: [['Enter'], ['F2']],
        does: 'Change the cell; Enter again takes it and goes down, Escape gives the old one back',
      },
      { keys: [['F1']], does: 'Explain what the column asks for' },
      {
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        does: 'Move the tier',
      },
      { keys: [['Tab']], does: 'Go on to the next cell' },
    ],
  },
] as const

export function ShortcutsPanel() {
  return (
    <Panel id="shortcuts" title="Keyboard" onClose={() => project.setState({ aid: null })}>
      {shortcuts.map(({ where, keys }) => (
        <section key={where} className="above-4" aria-label={where}>
          <h3 className="body-size flush">{where}</h3>
          <dl>
            {keys.map(({ keys: alternatives, does }) => (
              <div key={does} className="grid fine below-2">
                <dt>
                  {alternatives.map((one, at) => (
                    <span key={one.join('+')}>
                      {at > 0 && ' or '}
                      {one.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <SignKeys />
    </Panel>
  )
}

/** Turns off single-character keys, which disturb people who use speech input. */
function SignKeys() {
  const [isOn, setOn] = useState(areCharacterKeysOn)
  const choose = () => {
    chooseCharacterKeys(!isOn)
    setOn(!isOn)
  }
  return (
    <p className="above-4">
      <label className="row gap-2 centered">
        <input type="checkbox" checked={isOn} onChange={choose} />{' '}
        <span>
          <kbd>?</kbd> opens this manual and <kbd>/</kbd> what finds
        </span>
      </label>
    </p>
  )
}
