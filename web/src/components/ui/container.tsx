import { pageColumn } from '#styled-system/recipes'
import { styled } from './styled.tsx'

/** The page's column, into which every full-width band puts its content. */
export const Container = styled('div', pageColumn)
