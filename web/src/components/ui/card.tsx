import { card } from '#styled-system/recipes'
import { styled } from './styled.tsx'

export const Card = styled('div', card)
