import { button, iconButton } from '#styled-system/recipes'
import { styled } from './styled.tsx'

export const Button = styled('button', button, { type: 'button' })

/** A button with only an icon; `aria-label` names it. */
export const IconButton = styled('button', iconButton, { type: 'button' })
