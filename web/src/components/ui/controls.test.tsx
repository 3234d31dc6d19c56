import { fireEvent, screen, waitFor, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { connection } from '#lib/offline/connection.ts'
import { renderApp } from '#testing/render-app.tsx'
import { BusyButton } from './elements.tsx'
import { SearchField } from './form/search-field.tsx'
import { LoadError } from './loading/load-error.tsx'

const Form = () => {
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <BusyButton isBusy={isBusy} onClick={() => setBusy(true)}>
        Send
      </BusyButton>
      <input aria-label="Phone" onChange={() => setBusy(false)} />
    </>
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

const field = () => screen.getByLabelText('Phone')

/** As browsers do and the test's DOM does not: a disabled element loses the focus. */
const begin = () => {
  button().focus()
  fireEvent.click(button())
  button().blur()
}

const end = () => fireEvent.change(field(), { target: { value: 'answered' } })

it('has the focus again when what it began is over', () => {
  renderApp(<Form />)
  begin()
  expect(button().disabled).toBe(true)
  end()
  expect(document.activeElement).toBe(button())
})

it('leaves the focus where it was led meanwhile', () => {
  renderApp(<Form />)
  begin()
  field().focus()
  end()
  expect(document.activeElement).toBe(field())
})

const List = () => {
  const { values, change } = useAddressFilters(['q', 'view'])
  return (
    <>
      <SearchField label="Search" value={values.q} onSearch={(q) => change({ q })} />
      <Link to="?view=all">All</Link>
    </>
  )
}

it('searches in the list that was chosen while the typing rested', async () => {
  const { address } = renderApp(<List />, { at: '/list?view=shipped' })
  await userEvent.type(screen.getByRole('searchbox'), 'pan')
  await userEvent.click(screen.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(address()).toContain('q=pan'))
  expect(address()).toBe('/list?view=all&q=pan')
})

const look = (isOnline: boolean) => {
  connection.report(isOnline)
  const { unmount } = render(<LoadError error={new Error('No')} />)
  const { className, dataset } = screen.getByRole('alert')
  unmount()
  return { className, isNotice: 'offlineNotice' in dataset }
}

it('is calm without a connection, of which it then tells in place of the page', () => {
  const [online, offline] = [look(true), look(false)]
  expect(offline.className).not.toBe(online.className)
  expect([online.isNotice, offline.isNotice]).toEqual([false, true])
})
