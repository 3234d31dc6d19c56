import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

const Form = () => {
  const { pathname } = useLocation()
  const { wayOut } = useUnsavedGuard(true)
  return (
    <>
      <output>{pathname}</output>
      <Link to="/admin/orders">Orders</Link>
      <a href="/admin/pages/about">English</a>
      {wayOut && (
        <button type="button" onClick={wayOut}>
          Leave
        </button>
      )}
    </>
  )
}

beforeEach(() => {
  history.replaceState(null, '', '/hi/admin/pages/about')
  render(
    <BrowserRouter basename="/hi">
      <Form />
    </BrowserRouter>,
  )
})

const leaveBy = (link: string) => {
  fireEvent.click(screen.getByText(link))
  expect(location.pathname).toBe('/hi/admin/pages/about')
  fireEvent.click(screen.getByText('Leave'))
}

it('leads to the page of a link in the same language', () => {
  leaveBy('Orders')
  expect(location.pathname).toBe('/hi/admin/orders')
  expect(screen.getByRole('status').textContent).toBe('/admin/orders')
})

it('opens a new document for a link to another language', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  leaveBy('English')
  expect(assign).toHaveBeenCalledWith(new URL('/admin/pages/about', location.origin).href)
})
