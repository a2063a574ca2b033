/**
 * Exports of the router that remotes may use. Sharing this module instead of the whole library keeps the
 * shell's first script small; add a missing name here instead of importing the library.
 */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { Link } from './link';
export { NavLink } from './nav-link';
export { Outlet, Places, usePlaces } from './place';
export type { Place } from './place';
