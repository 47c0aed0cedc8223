import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { openAquariumWindow } from './openAquariumWindow.ts';

/** Opens the aquarium: its own window where there is room for one, else this tab. */
export function useOpenAquarium(): () => void {
  const navigate = useNavigate();
  const href = paths.aquarium.getHref();
  return () => {
    if (!openAquariumWindow(href)) void navigate(href);
  };
}
