/**
 * The names of the router that remotes may use. Sharing this module instead of the whole library keeps the
 * shell's first script small; a name that is missing here is added here, never imported around it.
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
