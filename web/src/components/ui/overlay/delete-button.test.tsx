import { TEXTS } from '@bartan/contract/shop/texts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { DeleteButton } from './delete-button.tsx'

const QUESTION = TEXTS.confirmDeleteUser

const rowOf = (name: string, remove = vi.fn<() => void>()) => (
  <DeleteButton of={name} question={QUESTION} call={remove} done="Deleted" failed="Not deleted">
    {name}
  </DeleteButton>
)

it('asks about the one row, and says nothing before and after', async () => {
  const remove = vi.fn<() => void>()
  renderApp(
    <>
      {rowOf('Ravi')}
      {rowOf('Meena', remove)}
    </>,
  )
  expect(screen.queryByText(QUESTION)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Meena' }))
  expect(screen.getByText(QUESTION)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(QUESTION)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Meena' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(remove).toHaveBeenCalledOnce()
})
