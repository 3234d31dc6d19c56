import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { renderApp } from '#testing/render-app.tsx'
import { SearchField } from './search-field.tsx'

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
