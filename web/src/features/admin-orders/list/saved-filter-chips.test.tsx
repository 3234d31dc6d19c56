import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { SavedFilterChips } from './saved-filter-chips.tsx'

const keep = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep this filter' }))
  await userEvent.type(screen.getByLabelText('Name of this filter'), `${name}{Enter}`)
}

it('keeps a filter under its name, whatever others are kept, or offers it no more', async () => {
  for (const letter of 'abcdefghijkl') {
    const { unmount } = renderApp(<SavedFilterChips search={`?q=${letter}`} />)
    await keep(letter)
    expect(screen.getByRole('link', { name: letter }).getAttribute('href')).toContain(
      `?q=${letter}`,
    )
    unmount()
  }
  renderApp(<SavedFilterChips search="?q=z" />)
  expect(screen.queryByRole('button', { name: 'Keep this filter' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button')[0]!)
  await keep('z')
  expect(screen.getByRole('link', { name: 'z' })).toBeTruthy()
})
