import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { ActionMenu } from './action-menu.tsx'

const chosen = vi.fn<(label: string) => void>()

const show = async () => {
  const actions = ['Edit', 'Copy', 'Cancel', 'Delete'].map((label) => ({
    label,
    onSelect: () => chosen(label),
  }))
  renderApp(<ActionMenu label="Actions" actions={actions} />)
  return screen.getByRole('button', { name: 'Actions' })
}

/** The item that a screen reader is told of. */
const active = () => {
  const id = screen.getByRole('menu', { name: 'Actions' }).getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

const isOpen = async () => {
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
}

const isAt = (label: string) => waitFor(() => expect(active()).toBe(label))

const press = async (key: string, expected: string) => {
  await userEvent.keyboard(key)
  await isAt(expected)
}

it('opens by the first press, and closes by Escape and by another', async () => {
  const button = await show()
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(button)
  await isOpen()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.click(button)
  await isOpen()
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('is gone through by arrows, Home, End and letters, and gives the focus back', async () => {
  const button = await show()
  button.focus()
  await userEvent.keyboard('{ArrowUp}')
  await isOpen()
  await isAt('Delete')
  await press('{ArrowDown}', 'Edit')
  await press('{ArrowUp}', 'Delete')
  await press('{Home}', 'Edit')
  await press('{End}', 'Delete')
  await press('c', 'Copy')
  await press('a', 'Cancel')
  await userEvent.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['Cancel']])
  await waitFor(() => expect(document.activeElement).toBe(button))
})
