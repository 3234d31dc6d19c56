import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

const closeNamed = (name: string) =>
  act(() => screen.getByRole<HTMLDialogElement>('dialog', { name }).close())

it('stays open when a question within it is closed', () => {
  const onClose = vi.fn<() => void>()
  const onAnswer = vi.fn<() => void>()
  renderApp(
    <Drawer isOpen onClose={onClose} title="Cart" closeLabel="Close">
      <Dialog isOpen onClose={onAnswer} labelledBy="question">
        <h2 id="question">Remove it?</h2>
      </Dialog>
    </Drawer>,
  )
  closeNamed('Remove it?')
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  closeNamed('Cart')
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes at once on Escape, and not by the late word of an earlier closing', () => {
  const onClose = vi.fn<() => void>()
  renderApp(
    <Drawer isOpen onClose={onClose} title="Cart" closeLabel="Close">
      <p>Empty</p>
    </Drawer>,
  )
  const drawer = screen.getByRole('dialog', { name: 'Cart' })
  fireEvent(drawer, new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(drawer, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
