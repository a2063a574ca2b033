/** Router parts for remotes. Sharing these names instead of the library keeps the shell's first script small. */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { Link } from './link';
export { NavLink } from './nav-link';
export { Outlet, Places, usePlaces } from './place';
export type { Place } from './place';
