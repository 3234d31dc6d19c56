import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

const Removable = ({ names }: { names: string[] }) => {
  const [left, setLeft] = useState(names)
  return (
    <ul>
      {left.map((name) => (
        <li key={name}>
          <input aria-label={name} />
          <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
            Remove {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Busy = () => {
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
        Save
      </button>
      <button type="button" onClick={() => setBusy(false)}>
        Saved
      </button>
    </>
  )
}

const Movable = () => {
  const [isFirst, setFirst] = useState(false)
  return (
    <div data-place="1">
      <button type="button" disabled={isFirst} onClick={() => setFirst(true)}>
        Forward
      </button>
      <button type="button" data-handle="">
        Handle
      </button>
    </div>
  )
}

const Replaced = () => {
  const [isSold, setSold] = useState(true)
  return (
    <div>
      {isSold ? (
        <span>
          <button type="button" onClick={() => setSold(false)}>
            Leave out
          </button>
        </span>
      ) : (
        <button type="button" onClick={() => setSold(true)}>
          Take in
        </button>
      )}
    </div>
  )
}

const Asking = () => {
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'done'>('idle')
  return (
    <div>
      {state !== 'done' && (
        <button type="button" disabled={state === 'busy'} onClick={() => setState('asking')}>
          Ship
        </button>
      )}
      <button type="button" onClick={() => setState('done')}>
        Shipped
      </button>
      <dialog open={state === 'asking'}>
        {state === 'asking' && (
          <button type="button" onClick={() => setState('busy')}>
            Send
          </button>
        )}
      </dialog>
    </div>
  )
}

const Bar = () => {
  const [isThere, setThere] = useState(true)
  return (
    isThere && (
      <section>
        <button type="button" onClick={() => setThere(false)}>
          Choose none
        </button>
      </section>
    )
  )
}

/** A list whose last button goes with its last rows. */
const Loaded = () => {
  const [hasMore, setMore] = useState(true)
  return (
    <div>
      <a href="#row">The last row</a>
      <button type="button" style={{ display: 'none' }}>
        For wide screens
      </button>
      {hasMore && (
        <div>
          <button type="button" onClick={() => setMore(false)}>
            Load more
          </button>
        </div>
      )}
    </div>
  )
}

const Page = () => {
  useFocusFallback('main')
  return (
    <main id="main">
      <Removable names={['Red', 'Blue', 'Green']} />
      <Loaded />
      <Busy />
      <Movable />
      <Replaced />
      <Asking />
      <Bar />
    </main>
  )
}

const pressWithKeys = async (name: string) => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}
const focused = () => document.activeElement?.textContent

it('goes to what stands beside a removed control, of its kind', async () => {
  render(<Page />)
  await pressWithKeys('Remove Red')
  await waitFor(() => expect(focused()).toBe('Remove Blue'))
  await pressWithKeys('Remove Green')
  await waitFor(() => expect(focused()).toBe('Remove Blue'))
})

it('goes to what has taken the place of a removed control', async () => {
  render(<Page />)
  await pressWithKeys('Leave out')
  await waitFor(() => expect(focused()).toBe('Take in'))
})

it('does so again when what has taken its place is pressed', async () => {
  render(<Page />)
  for (const [pressed, next] of [
    ['Leave out', 'Take in'],
    ['Take in', 'Leave out'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: pressed }))
    await waitFor(() => expect(focused()).toBe(next))
  }
})

it('goes to what stands beside the button that opened a dialog, once it is gone', async () => {
  render(<Page />)
  await pressWithKeys('Ship')
  await pressWithKeys('Send')
  fireEvent.click(screen.getByText('Shipped'))
  await waitFor(() => expect(focused()).toBe('Shipped'))
})

it('goes to another control that can be seen where none of its kind is left', async () => {
  render(<Page />)
  await pressWithKeys('Load more')
  await waitFor(() => expect(focused()).toBe('The last row'))
})

it('goes to the control before a part that is gone as a whole', async () => {
  render(<Page />)
  await pressWithKeys('Choose none')
  await waitFor(() => expect(focused()).toBe('Shipped'))
})

it('goes to the handle of what can be moved no further', async () => {
  render(<Page />)
  await pressWithKeys('Forward')
  await waitFor(() => expect(focused()).toBe('Handle'))
})

it('comes back to a button that was busy', async () => {
  render(<Page />)
  await pressWithKeys('Save')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  save.blur()
  fireEvent.click(screen.getByText('Saved'))
  await waitFor(() => expect(focused()).toBe('Save'))
})

it('stays away from who has pressed elsewhere', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Remove Red' }).focus()
  await userEvent.click(document.body)
  fireEvent.click(screen.getByText('Remove Red'))
  await waitFor(() => expect(screen.queryByText('Remove Red')).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
