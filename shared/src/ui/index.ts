export { Button, ButtonLink } from './button/button';
export { Card, Panel } from './card/card';
export { classNames } from './class-names';
export { Dialog } from './dialog/dialog';
export { Badge, Banner, EmptyState, ProgressBar, SampleMark, Skeleton, Spinner } from './feedback/feedback';
export { Checkbox, SelectField, Switch, TextField } from './field/field';
export { Gauge } from './gauge/gauge';
export { Grid, Page } from './page/page';
export { Tabs } from './tabs/tabs';
