import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { field } from '#styled-system/recipes'
import { searchStyles } from './search-styles.ts'

// Reserves space for the close button, which loads later.
const room = css({ mr: 'calc({sizes.tap} + {spacing.1})' })

const focus = (input: HTMLInputElement | null) => input?.focus()

type EarlyFieldProps = {
  label: string
  text: string
  onType: (text: string) => void
  onClose: () => void
}

/** Field that takes input while the search loads; it can be submitted as it is. */
export const EarlyField = ({ label, text, onType, onClose }: EarlyFieldProps) => {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = text.trim()
    if (search === '') return
    navigate(paths.collection({ search }))
    onClose()
  }
  return (
    <form className={searchStyles.form} onSubmit={submit}>
      <div className={`${searchStyles.field} ${room}`}>
        <input
          // Not the forms' `Input`, which would load form code on every page.
          className={`${field()} ${searchStyles.input}`}
          type="search"
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          ref={focus}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </div>
    </form>
  )
}
