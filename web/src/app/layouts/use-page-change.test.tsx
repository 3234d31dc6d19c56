import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { MAIN_ID, usePageChange } from './use-page-change.ts'

const Page = () => {
  usePageChange()
  const navigate = useNavigate()
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Link to="/jug">Jug</Link>
      <Link to="?color=Red">Red</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </main>
  )
}

/** The test's window has no layout: scrolling is recorded, and always arrives. */
const scrollWindowTo = (top: number) => {
  vi.stubGlobal('scrollY', top)
  dispatchEvent(new Event('scroll'))
}

const click = (name: string) => userEvent.click(screen.getByText(name))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollWindowTo(top))
  scrollWindowTo(0)
})

describe('moving between pages', () => {
  it('starts a new page at its top with the focus on its content', async () => {
    renderApp(<Page />, { at: '/' })
    scrollWindowTo(700)
    await click('Jug')
    expect(scrollY).toBe(0)
    expect(document.activeElement?.id).toBe(MAIN_ID)
  })

  it('leaves the focus in a field of the frame that was opened while the page was coming', async () => {
    const search = document.body.appendChild(document.createElement('input'))
    renderApp(<Page />, { at: '/' })
    search.focus()
    // A script's click, as the link was pressed before.
    act(() => screen.getByText('Jug').click())
    expect(document.activeElement).toBe(search)
    search.remove()
  })

  it('leaves the focus on a menu of the frame that was opened while the page was coming', async () => {
    const menu = document.body.appendChild(document.createElement('details'))
    menu.open = true
    const summary = menu.appendChild(document.createElement('summary'))
    summary.tabIndex = 0
    renderApp(<Page />, { at: '/' })
    summary.focus()
    act(() => screen.getByText('Jug').click())
    expect(document.activeElement).toBe(summary)
    menu.remove()
  })

  it('goes back to where one was', async () => {
    renderApp(<Page />, { at: '/' })
    scrollWindowTo(700)
    await click('Jug')
    await click('Back')
    expect(scrollY).toBe(700)
  })

  it('stays where it is when only the query changes', async () => {
    renderApp(<Page />, { at: '/' })
    scrollWindowTo(700)
    await click('Red')
    expect(scrollY).toBe(700)
  })

  it('comes back to where a query was chosen, without another scroll', async () => {
    renderApp(<Page />, { at: '/' })
    scrollWindowTo(700)
    await click('Red')
    await click('Jug')
    await click('Back')
    expect(scrollY).toBe(700)
  })

  it('opens a typed address at its top, wherever an earlier document was left', () => {
    sessionStorage.setItem('bartan.scroll', JSON.stringify({ default: 700, 'default /': 700 }))
    renderApp(<Page />, { at: '/' })
    expect(scrollY).toBe(0)
  })
})
