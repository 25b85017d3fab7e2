export { Deployment } from 'kubernetes-models/apps/v1/Deployment';
export { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
export { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
export { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
export { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
export { Service } from 'kubernetes-models/v1/Service';
